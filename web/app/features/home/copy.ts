export const homeCopy = {
	title: "AI that reads your skin in soft light",
	description: "One selfie gives you an honest AI read of your skin and a short care plan you can keep.",
	signedIn: "Start a Scan",
	signedOut: "Get Started Free",
} as const;
