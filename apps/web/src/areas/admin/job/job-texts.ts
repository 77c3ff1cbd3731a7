import type { JobReason } from '@hakka/contract/job'

/** Why a job was given up. */
export const REASONS: Record<JobReason, string> = {
  database: '連不上資料庫，或資料庫太忙',
  disk_full: '儲存空間滿了，或暫時無法寫入',
  late: '做得太久，超過了時限',
  stopped: '做到一半網站停止了，或被強制結束',
  unknown: '原因不明，請查看伺服器的紀錄',
}
