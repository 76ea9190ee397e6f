import { chatEventSchema, chatResumeAnswerSchema } from "@dewlight/contracts/chat.ts";
import { profileSchema } from "@dewlight/contracts/profile.ts";
import { checkinSchema } from "@dewlight/contracts/scans.ts";
import { z } from "zod";

/** What the example holds: answers of the product as the wire gives them, and who measured. */
export const exampleShape = z.object({
	engine: z.object({ name: z.string(), version: z.string() }),
	/** The plan stands in `profile`; of the readings those are kept that a finding rests on. */
	checkin: checkinSchema,
	profile: profileSchema,
	/** Questions with what the stream said, and the products that followed. */
	chat: z.array(
		z.object({
			question: z.string(),
			events: z.array(chatEventSchema),
			resumed: chatResumeAnswerSchema.nullable(),
		}),
	),
});
export type Example = z.infer<typeof exampleShape>;
export type ExampleTurn = Example["chat"][number];
