export type { SuggestedProduct } from "./answer-parts.ts";
export { wholeAnswer } from "./answer-parts.ts";
export { type AssistantStatus, chatStatus } from "./chat-status.ts";
export { sweepChats } from "./end-lost-turns.ts";
export { type HistoryMessage, listHistory } from "./list-history.ts";
export { type OpenedTurn, openTurn } from "./open-turn.ts";
export { reportReply } from "./report-reply.ts";
export { type ResumedReply, resumeReply } from "./resume-reply.ts";
export { streamReply } from "./stream-reply.ts";
