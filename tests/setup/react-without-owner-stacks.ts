import * as React from "react";

/**
 * React's development build takes a stack trace for each element that it makes, for the developer tools, and notes each
 * drawing for their timeline: a tenth of what these tests take. All of its checks and warnings stay. Where React knows these
 * two no longer, nothing changes but the time. Imported before anything that loads react-dom.
 */
const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
// Of its count of traces in this second, after ten thousand of which it takes no more.
const exhausted = { get: () => Number.MAX_SAFE_INTEGER, set: () => {}, configurable: true };
Object.defineProperty(Object(internals), "recentlyCreatedOwnerStacks", exhausted);
Reflect.deleteProperty(console, "timeStamp");
