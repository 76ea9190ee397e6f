import type { Stripe } from "stripe";

/** Of the API the adapter is written against; the SDK's types are of the same version. */
const API_VERSION = "2026-10-28.endive";
const TIMEOUT_MS = 10_000;
/** The SDK adds an idempotency key where a call has none, so that a retry never acts twice. */
const RETRIES = 2;

export interface StripeAddress {
	apiKey: string;
	/** Origin of another server than Stripe's own. */
	apiBase?: string | null;
}

/** The SDK is loaded only when the first call needs it: it costs every start time and memory. */
export async function openStripe({ apiKey, apiBase }: StripeAddress): Promise<Stripe> {
	const { Stripe: Client } = await import("stripe");
	return new Client(apiKey, {
		apiVersion: API_VERSION,
		timeout: TIMEOUT_MS,
		maxNetworkRetries: RETRIES,
		telemetry: false,
		...(apiBase && serverAt(new URL(apiBase))),
	});
}

function serverAt({ protocol, hostname, port }: URL) {
	const secure = protocol === "https:";
	return {
		protocol: secure ? ("https" as const) : ("http" as const),
		host: hostname,
		port: Number(port || (secure ? 443 : 80)),
	};
}
