import { emailSchema, passwordSchema, usernameSchema } from "@dewlight/contracts/accounts.ts";
import { z } from "zod";
import { joinCopy } from "./copy.ts";

/** AUTH-09, AUTH-10: what the wire asks for, and the password typed twice the same way. */
export const accountSchema = z
	.object({
		email: emailSchema,
		username: usernameSchema,
		password: passwordSchema,
		confirm_password: z.string(),
	})
	.refine((form) => form.password === form.confirm_password, {
		path: ["confirm_password"],
		message: joinCopy.account.mismatch,
		when: () => true,
	});
export type AccountForm = z.infer<typeof accountSchema>;
