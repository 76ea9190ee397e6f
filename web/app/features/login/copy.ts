/** AUTH-24 fixes the failure text; the rest is ours. */
export const loginCopy = {
	title: "Welcome back",
	heading: "Login",
	lead: "Good to see you again.",
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
