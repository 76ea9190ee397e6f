import { registerAnswerSchema, type User } from "@dewlight/contracts/accounts.ts";
import { request } from "#api/request.ts";
import { noteSigningOut } from "#api/sign-out.ts";

interface Registration {
	email: string;
	username: string;
	password: string;
	/** Empty without an invitation. */
	inviteCode: string;
}

/** API-06. Signs the new person in, unverified. */
export async function register({ email, username, password, inviteCode }: Registration): Promise<User> {
	const body = new FormData();
	body.set("email", email);
	body.set("username", username);
	body.set("password", password);
	if (inviteCode !== "") body.set("invite_code", inviteCode);
	const { user } = await request("register", {
		answer: registerAnswerSchema,
		body,
		unauthorizedIsAnswer: true,
	});
	noteSigningOut(null);
	return user;
}
