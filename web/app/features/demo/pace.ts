import type { ChatEvent } from "@dewlight/contracts/chat.ts";

/** How long each part of an answer is awaited when the example is played, in milliseconds. */
const PACE_MS: Record<ChatEvent["type"], number> = {
	session_started: 0,
	content_delta: 45,
	searching_products: 250,
	ready_for_resume: 150,
	error: 0,
};
/** Before the first word. */
const THINKING_MS = 900;
export const SEARCH_MS = 1_100;

/** Waits before each event of one answer, in their order. */
export function paceOf(events: readonly Pick<ChatEvent, "type">[]): number[] {
	return events.map(({ type }, index) => (index === 0 ? THINKING_MS : PACE_MS[type]));
}
