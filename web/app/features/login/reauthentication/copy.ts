import type { ProofPart } from "@dewlight/contracts/constants.ts";

type Asked = "password" | "code" | "both";

const askedFor = (needs: readonly ProofPart[]): Asked =>
	needs.length > 1 ? "both" : (needs[0] ?? "password");

const TEXTS: Record<Asked, string> = {
	password:
		"This can change who gets into your account or what is known about you, so we ask for your password once more. What you typed stays.",
	code: "This can change who gets into your account or what is known about you, so we ask for a code once more. What you typed stays.",
	both: "This can change who gets into your account or what is known about you, so we ask for your password and a code once more. What you typed stays.",
};

export const reauthenticationCopy = {
	title: "Confirm it is you",
	text: (needs: readonly ProofPart[]) => TEXTS[askedFor(needs)],
	account: "Account",
	password: "Password",
	passwordMissing: "Enter your password.",
	code: "Code",
	codeHint: "From your authenticator app, or one of your backup codes.",
	codeMissing: "Enter the code.",
	confirm: "Confirm",
	confirming: "Checking…",
	cancel: "Cancel",
	failed: "That could not be checked. Please try again.",
	network: "Network error.",
	forgot: "Forgot your password?",
} as const;
