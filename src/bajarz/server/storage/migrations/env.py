"""Run by alembic: migrations happen in the connection of whoever asked for them."""

from alembic import context

from bajarz.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
