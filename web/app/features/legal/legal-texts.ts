import { disclaimerText } from "./disclaimer-text.ts";
import { fairUseText } from "./fair-use-text.ts";
import type { LegalText } from "./legal-text.ts";
import { privacyText } from "./privacy-text.ts";
import { termsText } from "./terms-text.ts";

/** In the order of the page. */
export const LEGAL_TEXTS: readonly LegalText[] = [termsText, privacyText, disclaimerText, fairUseText];
