import { z } from "zod";
import { okSchema } from "./accounts.ts";
import { defineEndpoints } from "./endpoint.ts";

/** A closed list: anything else is refused (EVT-A4). */
export const EVENT_TYPES = ["chat_open", "chat_message_sent", "care_plan_view"] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** API-40 */
export const eventSchema = z.object({ event_type: z.enum(EVENT_TYPES, "Unknown event type.") });
/** `recorded` is false when this person's event of that kind stands already. */
export const eventAnswerSchema = okSchema.extend({ recorded: z.boolean() });

export const eventApi = defineEndpoints({
	event: {
		method: "POST",
		path: "/api/events",
		access: "gated",
		body: eventSchema,
		answer: eventAnswerSchema,
		errors: [],
	},
});
