/** What goes to a model: its rules, and what it is asked. */
export interface PromptText {
	instructions: string;
	prompt: string;
}
