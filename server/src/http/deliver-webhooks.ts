import { endpoint } from "./endpoint.ts";
import type { App } from "./types.ts";

/** Gives an app the webhooks of a stand-in in the same process, whatever address the app listens at. */
export function webhooksInto(app: App) {
	return async (body: string, headers: Record<string, string>): Promise<number> => {
		const answer = await app.inject({ ...endpoint("stripeWebhook"), payload: body, headers });
		return answer.statusCode;
	};
}
