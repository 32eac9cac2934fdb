/** One event of Chromium's trace format; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  /** Of the thread: what else the machine does is not counted. */
  tdur?: number;
  args: { name?: string; data?: { message?: string; documentLoaderURL?: string } };
}
