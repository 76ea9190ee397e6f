import { z } from "zod";
import { MAILS } from "./registry.ts";

const [first, ...others] = MAILS;

/** What to send, told apart by `template`. */
export const mailPayloadSchema = z.discriminatedUnion("template", [
	first.payload,
	...others.map(({ payload }) => payload),
]);
export type MailPayload = z.infer<typeof mailPayloadSchema>;
