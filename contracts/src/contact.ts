import { z } from "zod";
import { emailSchema, okSchema } from "./accounts.ts";
import { defineEndpoints } from "./endpoint.ts";

export const CONTACT_SUBJECTS = ["General", "Report AI", "Delete Account"] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

export const CONTACT_LENGTH = { name: 100, message: 5_000 } as const;
export const FEEDBACK_LENGTH = { message: 5_000, source: 50 } as const;

const REQUIRED = "All fields are required.";
const filled = (max: number, what: string) =>
	z.string(REQUIRED).trim().min(1, REQUIRED).max(max, `The ${what} must be at most ${max} characters.`);

/** API-45 */
export const contactSchema = z.object({
	name: filled(CONTACT_LENGTH.name, "name"),
	email: z.string(REQUIRED).trim().min(1, REQUIRED).pipe(emailSchema),
	subject: z.enum(CONTACT_SUBJECTS, REQUIRED),
	message: filled(CONTACT_LENGTH.message, "message"),
});
export const contactAnswerSchema = okSchema.extend({ message: z.string() });

/** API-23 */
export const feedbackSchema = z.object({
	message: z
		.string("Please write a message.")
		.trim()
		.min(1, "Please write a message.")
		.max(FEEDBACK_LENGTH.message, `The message must be at most ${FEEDBACK_LENGTH.message} characters.`),
	source: z.string().trim().max(FEEDBACK_LENGTH.source).default("general"),
});
export const feedbackAnswerSchema = okSchema.extend({ message: z.string() });

export const contactApi = defineEndpoints({
	contact: {
		method: "POST",
		path: "/api/contact",
		access: "open",
		body: contactSchema,
		answer: contactAnswerSchema,
		errors: ["too_many_requests"],
	},
	feedback: {
		method: "POST",
		path: "/api/feedback",
		access: "open",
		body: feedbackSchema,
		answer: feedbackAnswerSchema,
		errors: ["too_many_requests"],
	},
});

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
