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
	plan: "Plan",
	carePlan: "Care Plan",
	toAccount: ", your account",
	skip: "Skip to content",
	mainNav: "Main",
	colors: "Colors",
	themes: { system: "Auto", light: "Light", dark: "Dark" },
	offline: "You appear to be offline",
} as const;

/** Words of the footer. */
export const footerCopy = {
	name: "Footer",
	note: "A read of how your skin looks, not a diagnosis. For anything that worries you, see a dermatologist.",
	product: "Product",
	guides: "Guides",
	legal: "Legal",
	help: "Help",
	disclaimer: "Medical Disclaimer",
	fairUse: "Fair Use Policy",
	store: { small: "Android app on", large: "Google Play", newTab: "(opens in a new tab)" },
} as const;
