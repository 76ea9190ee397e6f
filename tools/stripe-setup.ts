import { explainFailure } from "./admin/explain-failure.ts";
import { readArguments, USAGE } from "./stripe-setup/setup-arguments.ts";

/** Standard output carries the lines for the environment and what was done; what went wrong goes to standard error. */
async function main(words: readonly string[]): Promise<void> {
	const asked = readArguments(words, process.env.STRIPE_SECRET_KEY);
	if (asked === null) {
		console.log(USAGE);
		return;
	}
	// The SDK is loaded when there is something to do; a wrong call is answered at once.
	const { setUpStripe } = await import("./stripe-setup/set-up-stripe.ts");
	console.log(await setUpStripe({ ...asked, apiBase: process.env.STRIPE_API_BASE || null }));
}

try {
	await main(process.argv.slice(2));
} catch (error) {
	console.error(explainFailure(error) ?? error);
	process.exitCode = 1;
}
