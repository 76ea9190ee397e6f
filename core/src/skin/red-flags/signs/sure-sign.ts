import type { RedFlagRuleId } from "../red-flag-rules.ts";

/** Words that leave no doubt. Everything less plain is found by example, in the assistant workspace. */
export interface SureSign {
	rule_id: RedFlagRuleId;
	/** All of them in one sentence; anywhere in the text where it says `whole`. */
	says: readonly RegExp[];
	whole?: true;
	/** The thought is about something harmless. */
	unless?: RegExp;
}

/** What began then may go on today, and who asks may have it: "started it two months ago, headaches since". */
export const LONG_AGO = /\b(?:years? ago|months? ago|last year|used to|is it (?:true|safe))\b/;
/** Told by somebody else's pen, asked in general, or over. */
export const NOT_TOLD =
	/\b(?:when i was (?:a|an|young\w*|little|small|\d+|in|at)|as a (?:kid|child|teen\w*)|in (?:19|20)\d\d|once (?:had|got|happened)|back in|saw (?:on|that|about|a (?:video|post|girl|woman))|horror stories|laugh\w*|novel|movie|film|character|halloween|costume|cosplay|(?:all )?(?:fine|good|well|healed) (?:now|since)|what (?:would|does|should|happens) (?:\w+ )?(?:if|happen|a|an)|how (?:do i|do you|can i|to) (?:avoid|prevent|stop getting)|so (?:that )?i do not|can (?:it|you|a|an|\w+ing) (?:cause|get)|worried it (?:could|might))\b/;
/** Long past, or not told at all. */
export const NOT_NOW = new RegExp(`${LONG_AGO.source}|${NOT_TOLD.source}`);
