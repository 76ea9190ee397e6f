/** A particular question within a topic, with an answer that begins with what was asked. */
export interface KnownCase {
	id: `case.${string}`;
	/** Row of `knowledge/questions`, or an intent. */
	topic: string;
	/** As an answer names it in a sentence. */
	name: string;
	/** The question in plain words. */
	asks: string;
	what: string;
	/** Said first to whoever is pregnant, tries to be or nurses. */
	pregnancy?: string;
	/** Said first of somebody under 18. */
	child?: string;
	/** What differs on deep skin. */
	deep?: string;
	/** What differs on sore skin. */
	sore?: string;
}
