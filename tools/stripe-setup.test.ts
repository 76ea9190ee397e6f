import { startStripeStandIn } from "@dewlight/sandbox/stripe/start-stand-in.ts";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "./run-command.ts";
import { setUpStripe } from "./stripe-setup/set-up-stripe.ts";
import { readArguments } from "./stripe-setup/setup-arguments.ts";

test("a second run finds what the first has made, by the same ids", async () => {
	const standIn = await startStripeStandIn({
		now: () => new Date(),
		file: null,
		webhookSecret: "whsec_test",
	});
	onTestFinished(() => standIn.close());
	const { apiKey, url } = standIn;
	const setUp = () => setUpStripe({ apiKey, live: false, apiBase: url });
	const [first, second] = [await setUp(), await setUp()];
	expect(first.match(/^ {2}made /gm)).toHaveLength(5);
	expect(second.match(/^ {2}found /gm)).toHaveLength(5);
	const lines = first.match(/^ {2}STRIPE_PRICE_(PLUS|PRO)_(MONTHLY|ANNUAL)=price_\w+$/gm) ?? [];
	expect(new Set(lines).size).toBe(4);
	for (const line of lines) expect(second).toContain(line);
	expect(first).toContain("  checkout.session.completed\n");
	expect(first).toContain("Stripe, test account:");
});

test.each([
	[[], undefined, "Set STRIPE_SECRET_KEY to a secret key of the account"],
	[[], "pk_test_1", "Set STRIPE_SECRET_KEY to a secret key of the account"],
	[[], "sk_live_1", "This is a live key: real people would pay these prices. Add --live to go on."],
	[[], "rk_live_1", "This is a live key"],
	[["--live"], "sk_test_1", "--live was said, but this is a key of a test account."],
	[["--dead"], "sk_test_1", "Unknown option '--dead'."],
])("%j with the key %s is refused before anything is asked", (words, key, sentence) => {
	expect(() => readArguments(words, key)).toThrow(sentence);
});

test("a live key with --live and a test key without it are taken", () => {
	expect(readArguments(["--live"], "sk_live_1")).toEqual({ apiKey: "sk_live_1", live: true });
	expect(readArguments([], " rk_test_1 ")).toEqual({ apiKey: "rk_test_1", live: false });
	expect(readArguments(["--help"], undefined)).toBeNull();
});

test("on the command line a live key is refused in one sentence that does not show it", async () => {
	const { code, output } = await runCommand(process.execPath, ["tools/stripe-setup.ts"], {
		quiet: true,
		env: { STRIPE_SECRET_KEY: "sk_live_secret" },
	});
	expect(code).toBe(1);
	expect(output.trim()).toBe("This is a live key: real people would pay these prices. Add --live to go on.");
});

test("without a way to the provider the run ends in one sentence that does not show the key", async () => {
	const { code, output } = await runCommand(process.execPath, ["tools/stripe-setup.ts"], {
		quiet: true,
		env: { STRIPE_SECRET_KEY: "sk_test_secret", STRIPE_API_BASE: "http://127.0.0.1:9" },
	});
	expect(code).toBe(1);
	expect(output.trim()).toMatch(
		/^Stripe was not reached at http:\/\/127\.0\.0\.1:9 \(.+\)\. Nothing was changed\.$/,
	);
	expect(output).not.toContain("sk_test_secret");
});
