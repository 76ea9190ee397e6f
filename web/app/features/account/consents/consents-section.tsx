import { useQuery } from "@tanstack/react-query";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { accountCopy } from "../copy.ts";
import { readFailureText } from "../failure-text.ts";
import { READ_ABOVE } from "../read-above.ts";
import { SettingsSection } from "../settings-section.tsx";
import { ConsentHistory } from "./consent-history.tsx";
import { consentsCopy as copy } from "./copy.ts";
import { LegalState } from "./legal-state.tsx";
import { PhotoConsentState } from "./photo-consent-state.tsx";
import { consentsQuery } from "./read-consents.ts";
import { RemarksConsentState } from "./remarks-consent-state.tsx";

export function ConsentsSection() {
	return (
		<SettingsSection id="consents" title={copy.title} lead={copy.lead}>
			<Consents />
		</SettingsSection>
	);
}

function Consents() {
	const { data, isError, error, isFetching, refetch } = useQuery({ ...consentsQuery, ...READ_ABOVE });
	if (data !== undefined) {
		return (
			<>
				<PhotoConsentState photo={data.photo} />
				<RemarksConsentState remarks={data.remarks} />
				<LegalState legal={data.legal} />
				<ConsentHistory history={data.history} />
			</>
		);
	}
	if (isError) {
		return (
			<RetryNotice
				text={readFailureText(error, copy.loadFailed)}
				retryLabel={accountCopy.retry}
				busy={isFetching}
				onRetry={() => void refetch()}
			/>
		);
	}
	return (
		<>
			<output className="sr-only">{copy.loading}</output>
			<Skeleton className="h-8 w-2/3" />
			<Skeleton className="h-40" />
		</>
	);
}
