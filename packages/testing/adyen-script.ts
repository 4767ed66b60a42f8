/** Stands in for the provider's script in a browser: draws one field and returns its value as if encrypted. */
export const adyenScript = `window.AdyenWeb = (() => {
  const browserInfo = () => ({
    acceptHeader: '*/*', colorDepth: screen.colorDepth, javaEnabled: false, language: navigator.language,
    screenHeight: screen.height, screenWidth: screen.width, timeZoneOffset: new Date().getTimezoneOffset(),
    userAgent: navigator.userAgent,
  });
  class Card {
    constructor(checkout, options) { this.options = options; }
    mount(selector) {
      const label = document.createElement('label');
      const input = document.createElement('input');
      label.append('Card number', input);
      document.querySelector(selector).append(label);
      this.input = input;
      input.addEventListener('input', () => this.options.onChange({
        isValid: input.value !== '',
        data: {
          paymentMethod: {
            type: 'scheme', brand: 'visa', encryptedCardNumber: input.value, encryptedExpiryMonth: 'encrypted',
            encryptedExpiryYear: 'encrypted', encryptedSecurityCode: 'encrypted',
          },
          browserInfo: browserInfo(),
        },
      }));
      return this;
    }
    showValidation() { this.input.setAttribute('aria-invalid', 'true'); }
  }
  const AdyenCheckout = async (configuration) => ({
    createFromAction: (action) => ({
      mount(selector) {
        for (const [text, threeDSResult] of [['Confirm at the bank', 'met'], ['Refuse at the bank', 'failed']]) {
          const button = document.createElement('button');
          button.type = 'button';
          button.textContent = text;
          button.addEventListener('click', () => configuration.onAdditionalDetails({
            data: { details: { threeDSResult }, paymentData: action.paymentData },
          }));
          document.querySelector(selector).append(button);
        }
      },
    }),
  });
  return { AdyenCheckout, Card };
})();
`;

export const adyenStyle = 'label { display: grid; }\n';
