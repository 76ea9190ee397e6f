import { z } from "zod";
import { okSchema } from "./accounts.ts";
import { defineEndpoints } from "./endpoint.ts";

const partSchema = z.object({ ok: z.boolean(), detail: z.string().optional() });
const readySchema = z.object({ ready: z.boolean(), parts: z.record(z.string(), partSchema) });

export const healthApi = defineEndpoints({
	health: {
		method: "GET",
		path: "/api/health",
		access: "probe",
		forAnybody: true,
		answer: okSchema,
		errors: [],
	},
	ready: {
		method: "GET",
		path: "/api/ready",
		access: "probe",
		forAnybody: true,
		answer: { 200: readySchema, 503: readySchema },
		errors: [],
	},
});

/** One to three numbers, as Android shows them: 1, 1.4 or 1.4.2. */
export const appVersionSchema = z
	.string()
	.regex(/^\d{1,6}(?:\.\d{1,6}){0,2}$/, "must be a version such as 1.4.2");

/** Asked by the app at its start and whenever it comes back to the front. */
export const appVersionQuerySchema = z.object({ version: appVersionSchema });

export const appVersionAnswerSchema = z.object({
	/** False where this version can no longer be used. */
	supported: z.boolean(),
	/** Oldest version that can; null where every one can. */
	minimum: z.string().nullable(),
});
export type AppVersionAnswer = z.infer<typeof appVersionAnswerSchema>;

export const appVersionApi = defineEndpoints({
	appVersion: {
		method: "GET",
		path: "/api/app-version",
		access: "open",
		forAnybody: true,
		query: appVersionQuerySchema,
		answer: appVersionAnswerSchema,
		errors: [],
	},
});

/** A captured mail. Mails and clock belong to development-only routes, absent (404) in production. */
export const devMessageSchema = z.object({
	id: z.string(),
	to: z.string(),
	subject: z.string(),
	text: z.string(),
	html: z.string(),
	links: z.array(z.string()),
	received_at: z.string(),
});
export type DevMessage = z.infer<typeof devMessageSchema>;

export const devClockSchema = z.union([
	z.object({ now: z.iso.datetime({ offset: true }) }),
	z.object({ advance_seconds: z.number() }),
	z.object({ reset: z.literal(true) }),
]);
export const devClockAnswerSchema = z.object({ now: z.string() });
