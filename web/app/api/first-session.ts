import { apiUrl } from "./api-url.ts";
import { setSession, setUser, signingOut, takeTicket } from "./session.ts";

/**
 * Most visits are by nobody, and that answer needs no schema: what reads a person arrives only when there is one.
 * One retry; then the visitor counts as signed out and offline (AUTH-A18). A logout that the server has not heard of comes first.
 */
export async function readFirstSession(): Promise<void> {
	const ticket = takeTicket();
	try {
		if (signingOut() !== null) await (await import("./sign-out.ts")).finishSignOut();
		const body = await askWho().catch(askWho);
		if (body === null) return setUser(null, ticket);
		const { readUser } = await import("./refresh-session.ts");
		setUser(readUser(body), ticket);
	} catch (error) {
		console.warn("The session could not be read.", error);
		setSession({ status: "signed_out", offline: true }, ticket);
	}
}

/** The body of `GET /api/me`, or null where it says that nobody is signed in. */
async function askWho(): Promise<unknown> {
	const response = await fetch(apiUrl("/api/me"), { credentials: "include" });
	if (response.status === 401) return null;
	if (!response.ok) throw new Error(`/api/me answered ${response.status}.`);
	const body: unknown = await response.json();
	const nobody = typeof body === "object" && body !== null && "user" in body && body.user === null;
	return nobody ? null : body;
}
