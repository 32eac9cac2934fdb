export const interviewKinds = ["phone", "video", "on_site", "task", "other"] as const;
export type InterviewKind = (typeof interviewKinds)[number];
