# What is said while the bot runs and when it is stopped: to its operator, and to whoever is just being answered.
setting-listening = { $name }: “{ $value }” is not a port from 1 to 65535, nor a host with one, such as 127.0.0.1:9464.
metrics-unavailable = PIAZZA_METRICS: nothing can be served at { $address } ({ $why }). Choose another port, or stop whatever uses this one.
answer-interrupted = Sorry, I am being restarted and had to break this off; nothing has changed by it. Try again in a moment: all buttons go on working.
