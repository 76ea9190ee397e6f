/** A throat that swallows with trouble has taken in no poison. */
const HARD =
	/\b(?:(?:when|whenever|if|as|every time) (?:i|he|she) (?:try to )?swallow(?:s|ed)?|(?:hurts?|hurting|hard|harder|difficult|painful|tough|trouble|cannot|can not|can hardly|can barely|could not|unable|struggl\w*|not able)(?: \w+){0,2} swallow(?:ing)?|swallowing(?: \w+){0,2} (?:hard|hurts|painful|difficult|feels|tight|funny|sore)|(?:pain|painful|tight|odd|funny|weird) swallowing|swallow (?:properly|my (?:spit|saliva)|anything))\b/g;
const TAKEN_IN =
	/\b(?:swallow\w*|drank|drunk(?! elephant)|ate|eaten|lick\w*|suck\w*|gulp\w*|sip\w*|ingest\w*|chew\w*|tasted|mouthful\w*|swig\w*)\b/;
const AIRWAY =
	/\b(?:throat|tongue|lips?)\b(?: [\w']+){0,6} (?:tight\w*|clos\w*|swell\w*|swollen|swole|puff\w*|thick|fat|huge|balloon\w*|lump|scratchy|tingl\w*|numb)\b|\b(?:tight\w*|swell\w*|swollen|puff\w*|thick|tingl\w*)(?: \w+){0,2} (?:throat|tongue|lips?)\b/;
const OF_A_COLD = /\b(?:colds?|flu|tonsil\w*|strep|sore throat|covid|angina|mono|cough\w*)\b/;

/** Whether all that is said of swallowing is that it is hard. `text`: lower case, spelled out. */
export function isHardToSwallow(text: string): boolean {
	const rest = text.replaceAll(HARD, " ");
	return rest !== text && !TAKEN_IN.test(rest);
}

/** The same beside a throat, tongue or lips that swell or close. */
export function isAirwayClosing(text: string): boolean {
	return isHardToSwallow(text) && AIRWAY.test(text) && !OF_A_COLD.test(text);
}
