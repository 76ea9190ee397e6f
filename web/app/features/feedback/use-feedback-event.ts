import { useEffect, useState } from "react";
import { onFeedbackRequested } from "#api/feedback-events.ts";

/** Where feedback was last asked for, until that dialog is closed. */
export function useFeedbackEvent(): [string | null, () => void] {
	const [source, setSource] = useState<string | null>(null);
	useEffect(() => onFeedbackRequested(setSource), []);
	return [source, () => setSource(null)];
}
