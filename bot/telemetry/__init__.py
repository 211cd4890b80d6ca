"""What a running bot tells about itself: logs, metrics, and traces of its requests to Discord."""
