export const ACTIVITY_NAMES = ['活動一', '活動二', '活動三']
