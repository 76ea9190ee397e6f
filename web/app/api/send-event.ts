import { type EventType, eventApi } from "@dewlight/contracts/contact.ts";
import { call } from "./call.ts";

const underWay = new Set<string>();

/** EVT-A1, EVT-A3: chat events count once a person, the look at the care plan once a browser. */
function flagOf(event: EventType, userId: number): string {
	switch (event) {
		case "chat_open":
		case "chat_message_sent":
			return `${event}_sent:${userId}`;
		case "care_plan_view":
			return "care_plan_view_sent";
	}
}

/** API-40, once. Counting never breaks a page: a failure is silent, and the next visit tries again (EVT-A2). */
export async function sendEvent(event: EventType, userId: number): Promise<void> {
	const flag = flagOf(event, userId);
	if (underWay.has(flag)) return;
	underWay.add(flag);
	try {
		if (localStorage.getItem(flag) !== null) return;
		await call(eventApi.event, {
			body: { event_type: event },
			unauthorizedIsAnswer: true,
		});
		localStorage.setItem(flag, "1");
	} catch {
		// Silent by rule.
	} finally {
		underWay.delete(flag);
	}
}
