/** A Markdown list of questions a person may send. */
export function listQuestions(questions: readonly string[]): string {
	return questions.map((question) => `- ${question}`).join("\n");
}
