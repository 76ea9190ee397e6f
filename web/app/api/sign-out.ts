import { okSchema } from "@dewlight/contracts/accounts.ts";
import { forgetDrafts } from "./drafts.ts";
import { forgetPages } from "./forget-pages.ts";
import { request } from "./request.ts";
import { setUser } from "./session-store.ts";

/** Ends the session here whatever the server answers (AUTH-05). */
export async function signOut(): Promise<void> {
	try {
		await request("logout", { answer: okSchema, unauthorizedIsAnswer: true });
	} catch (error) {
		console.warn("Logout could not reach the server.", error);
	} finally {
		forgetDrafts();
		await forgetPages();
		setUser(null);
	}
}
