// Loaded before a server under test: its clock is CLOCK_AHEAD milliseconds ahead of everybody else's.
const ahead = Number(process.env.CLOCK_AHEAD);
const trueNow = Date.now.bind(Date);
const now = () => trueNow() + ahead;

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
