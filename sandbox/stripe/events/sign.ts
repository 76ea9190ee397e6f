import { createHmac } from "node:crypto";

/** Stripe's signature header over the exact bytes of a body. `at` in seconds of the real clock. */
export function signatureOf(body: string, secret: string, at: number): string {
	const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
	return `t=${at},v1=${signature}`;
}
