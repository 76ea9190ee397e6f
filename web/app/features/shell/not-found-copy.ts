export const notFoundCopy = {
	title: "Page not found",
	heading: "This page does not exist.",
	lead: "The address may be old or mistyped. Nothing of yours is lost.",
	home: "To the home page",
	dashboard: "To your dashboard",
	scan: "Start a scan",
	contact: "Tell us what is missing",
} as const;
