const categories =
  "L Lu Ll Lt Lm Lo M Mn Mc Me N Nd Nl No P Pc Pd Ps Pe Pi Pf Po S Sm Sc Sk So Z Zs Zl Zp C Cc Cf Cs Co Cn";

const blocks =
  "IsAlphabeticPresentationForms IsArabic IsArabicPresentationForms-A IsArabicPresentationForms-B IsArmenian IsArrows IsBasicLatin IsBengali " +
  "IsBlockElements IsBopomofo IsBopomofoExtended IsBoxDrawing IsBraillePatterns IsBuhid IsCJKCompatibility IsCJKCompatibilityForms " +
  "IsCJKCompatibilityIdeographs IsCJKRadicalsSupplement IsCJKSymbolsandPunctuation IsCJKUnifiedIdeographs IsCJKUnifiedIdeographsExtensionA " +
  "IsCherokee IsCombiningDiacriticalMarks IsCombiningDiacriticalMarksforSymbols IsCombiningHalfMarks IsCombiningMarksforSymbols " +
  "IsControlPictures IsCurrencySymbols IsCyrillic IsCyrillicSupplement IsDevanagari IsDingbats IsEnclosedAlphanumerics " +
  "IsEnclosedCJKLettersandMonths IsEthiopic IsGeneralPunctuation IsGeometricShapes IsGeorgian IsGreek IsGreekExtended IsGreekandCoptic " +
  "IsGujarati IsGurmukhi IsHalfwidthandFullwidthForms IsHangulCompatibilityJamo IsHangulJamo IsHangulSyllables IsHanunoo IsHebrew " +
  "IsHighPrivateUseSurrogates IsHighSurrogates IsHiragana IsIPAExtensions IsIdeographicDescriptionCharacters IsKanbun IsKangxiRadicals " +
  "IsKannada IsKatakana IsKatakanaPhoneticExtensions IsKhmer IsKhmerSymbols IsLao IsLatin-1Supplement IsLatinExtended-A IsLatinExtended-B " +
  "IsLatinExtendedAdditional IsLetterlikeSymbols IsLimbu IsLowSurrogates IsMalayalam IsMathematicalOperators " +
  "IsMiscellaneousMathematicalSymbols-A IsMiscellaneousMathematicalSymbols-B IsMiscellaneousSymbols IsMiscellaneousSymbolsandArrows " +
  "IsMiscellaneousTechnical IsMongolian IsMyanmar IsNumberForms IsOgham IsOpticalCharacterRecognition IsOriya IsPhoneticExtensions " +
  "IsPrivateUse IsPrivateUseArea IsRunic IsSinhala IsSmallFormVariants IsSpacingModifierLetters IsSpecials IsSuperscriptsandSubscripts " +
  "IsSupplementalArrows-A IsSupplementalArrows-B IsSupplementalMathematicalOperators IsSyriac IsTagalog IsTagbanwa IsTaiLe IsTamil IsTelugu " +
  "IsThaana IsThai IsTibetan IsUnifiedCanadianAboriginalSyllabics IsVariationSelectors IsYiRadicals IsYiSyllables IsYijingHexagramSymbols";

/** The names that .NET accepts in `\p{…}`. */
export const unicodeSets: ReadonlySet<string> = new Set(`${categories} ${blocks}`.split(" "));
