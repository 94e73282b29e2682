/**
 * The POST operations that take no `Idempotency-Key`, grouped by the reason why a repetition is harmless. The guide
 * lists them; `idempotent-creates.api-spec.ts` compares them with the document.
 */
export const postsWithoutKey: Record<string, readonly string[]> = {
  'It only reads': ['readAdminLink', 'checkProductsImport', 'checkQuote', 'checkResults'],
  'The answer is a session or a secret, and such an answer is not stored': [
    'loginAdmin',
    'loginCustomer',
    'loginByPhone',
    'createAdminLink',
  ],
  'What is so already stays so': [
    'logoutAdmin',
    'logoutCustomer',
    'cancelTrackedOrder',
    'cancelMyOrder',
    'subscribeNewsletter',
    'unsubscribeNewsletter',
    'subscribeCropAlert',
    'unsubscribeCropAlert',
    'unsubscribeOrderReminder',
    'registerMedia',
    'restoreSectionVersion',
    'sendWebhookAgain',
    'sendQuote',
    'publishAnalysis',
    'markQuoteSeen',
    'acceptQuote',
    'sendQuoteMessage',
    'sendSampleFeedback',
  ],
  'A link or code works once, a new one replaces the one before, and an address has one account': [
    'acceptAdminLink',
    'resetPassword',
    'forgotPassword',
    'sendPhoneCode',
    'registerCustomer',
  ],
  'The same bytes are stored once': ['uploadMedia', 'addSellerFileToMedia', 'publishRelease'],
  'What nobody uses ends by itself: a file without a form after a day, a lease after ten minutes': [
    'uploadApplicationFile',
    'takeNextOrder',
  ],
  'An order has one draft, and a second one is refused': ['createQuote'],
  'Each answer is a link of its own, and nothing is stored': ['createReleasePreview'],
  'It is a beacon, and nobody repeats it': ['sendVitals'],
  'Each is a test of its own': ['sendWebhookTest'],
};
