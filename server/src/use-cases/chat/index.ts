export { type SuggestedProduct, wholeAnswer } from "./answer-text.ts";
export { type HistoryMessage, listHistory, reportReply } from "./history.ts";
export { type AssistantStatus, chatStatus } from "./read-chat-context.ts";
export { type ResumedReply, resumeReply } from "./resume-reply.ts";
export { streamReply } from "./stream-reply.ts";
export { type OpenedTurn, openTurn, sweepChats } from "./turn.ts";
