const FEEDBACK_EVENT = "feedbackRequested";

/** Asks for the feedback dialog from anywhere; `source` says where from, at most 50 characters (NAV-A8). */
export function requestFeedback(source: string): void {
	window.dispatchEvent(new CustomEvent(FEEDBACK_EVENT, { detail: { source } }));
}

/** Calls the listener with the source of each request; returns the way to stop. */
export function onFeedbackRequested(listener: (source: string) => void): () => void {
	const hear = (event: Event) => listener(sourceOf(event));
	window.addEventListener(FEEDBACK_EVENT, hear);
	return () => window.removeEventListener(FEEDBACK_EVENT, hear);
}

function sourceOf(event: Event): string {
	const detail: unknown = event instanceof CustomEvent ? event.detail : null;
	const named = typeof detail === "object" && detail !== null && "source" in detail;
	return named && typeof detail.source === "string" ? detail.source : "general";
}
