import { z } from "zod";

/** Development-only routes; absent (404) in production. */
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
