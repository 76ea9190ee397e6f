import { BRAND } from "@dewlight/contracts/brand.ts";

export const shellCopy = {
	home: "Home",
	register: "Register",
	login: "Login",
	dashboard: "Dashboard",
	upload: "Upload",
	assistant: BRAND.assistant,
	timeline: "Timeline",
	greeting: (name: string) => `Hi, ${name}`,
	upgrade: "Upgrade Now for smarter skincare",
	welcomeBack: "Welcome back",
	terms: "Terms of Service",
	privacy: "Privacy Policy",
	pricing: "Pricing & Plans",
	contact: "Contact",
	feedback: "Send Feedback",
	reportAi: "Report AI",
	logout: "Logout",
	offline: "You appear to be offline",
} as const;
