/**
 * Settings of the embedded server, given on its command line at each start. Sized for a small
 * machine that runs the whole site; durability is PostgreSQL's full one, unless it may `forget`.
 */
export function serverSettings(socketFolder: string, forget = false): string[] {
  const settings = {
    fsync: forget ? 'off' : 'on',
    synchronous_commit: forget ? 'off' : 'on',
    full_page_writes: forget ? 'off' : 'on',
    // After a crash, one flush of the file system instead of one for each of two thousand files.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    // Only the socket: nobody on the network can reach this database.
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: '5432',
    max_connections: '40',
    shared_buffers: '48MB',
    huge_pages: 'off',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    effective_cache_size: '256MB',
    max_wal_size: '256MB',
    io_method: 'sync',
    max_worker_processes: '2',
    max_parallel_workers: '0',
    max_parallel_workers_per_gather: '0',
    max_parallel_maintenance_workers: '0',
    autovacuum_worker_slots: '2',
    autovacuum_max_workers: '1',
    max_wal_senders: '2',
    max_replication_slots: '2',
    max_logical_replication_workers: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_checkpoints: 'off',
    // A failed statement carries people's data: the application logs its own errors, without them.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_line_prefix: '',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
