import type { APIRequestContext } from "@playwright/test";

/** Signs the given context in by the call alone. */
export async function logInByCall(
	request: APIRequestContext,
	address: string,
	{ email, password }: { email: string; password: string },
): Promise<void> {
	const answer = await request.post("/api/login", {
		headers: { origin: address },
		data: { email, password },
	});
	if (!answer.ok()) throw new Error(`/api/login answered ${answer.status()}: ${await answer.text()}`);
}
