export const tipsCopy = {
  title: 'Para usar bem',
  tips: [
    'Registre quando sentir vontade, mais de uma vez por dia se quiser.',
    'Uma palavra na nota já ajuda a lembrar do dia.',
    'Toque em uma barra do gráfico para rever aquele dia.',
  ],
  benefitsTitle: 'Por que registrar',
  benefits: [
    'Dar nome ao que se sente costuma diminuir o peso.',
    'Com o tempo, você vê o que acompanha seus dias melhores.',
    'Em uma consulta, fica mais fácil contar como foram as semanas.',
  ],
} as const;
