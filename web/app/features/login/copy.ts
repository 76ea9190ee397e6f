/** AUTH-24 fixes the failure text; the rest is ours. */
export const loginCopy = {
	title: "Good to see you again",
	heading: "Login",
	lead: "Your reports and your plan are where you left them.",
	email: "Email",
	password: "Password",
	emailMissing: "Please enter your email.",
	passwordMissing: "Please enter your password.",
	submit: "Login",
	busy: "Logging in…",
	failed: "Login failed.",
	newHere: "New here?",
	register: "Create an account",
	secondStep: "This account asks for a code when logging in. Codes cannot be entered here yet.",
	loggingOut: "Logging you out…",
} as const;
