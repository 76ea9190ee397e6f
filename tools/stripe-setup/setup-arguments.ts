import { parseWords, UsageError } from "../parse-words.ts";

export const USAGE = `STRIPE_SECRET_KEY=KEY npm run stripe:setup [-- --live]

Makes the four prices and the founding coupon in the account of the key, finds them again when they stand, and prints
the lines for the environment and the events the webhook needs. It may run at any time. A live key needs --live.`;

export interface SetupArguments {
	apiKey: string;
	live: boolean;
}

/** Null when help was asked for. Throws a `UsageError` of one sentence where the key and the words do not fit. */
export function readArguments(words: readonly string[], key: string | undefined): SetupArguments | null {
	const { values } = parseWords({
		args: [...words],
		options: { live: { type: "boolean", default: false }, help: { type: "boolean", short: "h" } },
	});
	if (values.help) return null;
	const apiKey = key?.trim() ?? "";
	const [, mode] = /^(?:sk|rk)_(test|live)_/.exec(apiKey) ?? [];
	if (mode === undefined) {
		throw new UsageError(
			"Set STRIPE_SECRET_KEY to a secret key of the account: it begins with sk_test_ or sk_live_.",
		);
	}
	const live = mode === "live";
	if (live && !values.live) {
		throw new UsageError("This is a live key: real people would pay these prices. Add --live to go on.");
	}
	if (!live && values.live) throw new UsageError("--live was said, but this is a key of a test account.");
	return { apiKey, live };
}
