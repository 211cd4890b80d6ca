refused-too-many-tables = You sit at { $most } tables already, and that is as many as I can look after for one person. When one of those games is over, or you have left an invitation, there is room again; `/games` lists them all.
refused-too-many-followed = You follow { $most } games already, and that is as many as I can tell one person of. `/table unfollow` makes room in the channel of a game that you do not care for any more.
refused-too-many-followers = { $most } people follow this game already, and that is as many as I can tell of it. You can look at it at any time with `/table show`.
refused-log-full = So much has been tried and taken back in this game that nothing can be taken back any more. Everything else goes on as ever.
setting-too-long = { $name }: a value has at most { $most } characters.
setting-file-too-long = { $file } is too long: such a file has at most { $most } characters.
