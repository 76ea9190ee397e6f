import { emailSchema, passwordSchema, usernameSchema } from "@dewlight/contracts/accounts.ts";
import { z } from "zod";
import { profileCopy } from "./copy.ts";

/** What the wire asks for, and ACCT-06: a new password needs the one in use. */
export const profileSchema = z
	.object({
		email: emailSchema,
		username: usernameSchema,
		new_password: z.union([z.literal(""), passwordSchema], {
			// A union says only that nothing matched; the rule of the password is the one worth saying.
			error: ({ input }) => passwordSchema.safeParse(input).error?.issues[0]?.message,
		}),
		current_password: z.string(),
	})
	.refine((form) => form.new_password === "" || form.current_password !== "", {
		path: ["current_password"],
		message: profileCopy.currentPasswordNeeded,
		when: () => true,
	});
export type ProfileForm = z.infer<typeof profileSchema>;
